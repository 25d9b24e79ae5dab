// Questions about actions travel together: what is asked at the same moment becomes one message to the server.
import type { Answer, Answers, Question, Refused } from './wire'

export type Asked = Answer | Refused

/** Questions of one message: the server takes no more of them, and no longer messages. */
const MOST_QUESTIONS = 32
const LONGEST_MESSAGE_CHARACTERS = 3500

interface Pending {
  seat: number
  question: Question
  resolve: (answer: Asked) => void
}

export class Questions {
  private pending: Pending[] = []

  constructor(private readonly send: (seat: number, questions: Question[]) => Promise<Answers | Refused>) {}

  ask(seat: number, question: Question): Promise<Asked> {
    return new Promise((resolve) => {
      if (!this.pending.length) queueMicrotask(() => this.sendAll())
      this.pending.push({ seat, question, resolve })
    })
  }

  private sendAll(): void {
    const lists = splitIntoLists(this.pending)
    this.pending = []
    for (const list of lists) void this.sendList(list)
  }

  private async sendList(list: Pending[]): Promise<void> {
    const reply = await this.send(
      list[0]!.seat,
      list.map((one) => one.question),
    )
    list.forEach((one, index) => one.resolve(reply.type === 'answers' ? reply.answers[index]! : reply))
  }
}

/** In order, divided where the seat is another one or a message would be too large. */
function splitIntoLists(pending: Pending[]): Pending[][] {
  const lists: Pending[][] = []
  let length = 0
  for (const one of pending) {
    const list = lists.at(-1)
    length += JSON.stringify(one.question).length
    if (list && list[0]!.seat === one.seat && list.length < MOST_QUESTIONS && length < LONGEST_MESSAGE_CHARACTERS)
      list.push(one)
    else {
      lists.push([one])
      length = JSON.stringify(one.question).length
    }
  }
  return lists
}
