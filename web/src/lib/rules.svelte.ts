// What is played, as the server describes it: all that the client knows about modules without a folder of their own.
import type { DecisionInfo, HoldingInfo, ModuleInfo, RulesInfo, TileInfo } from './wire'

const NOTHING: RulesInfo = { kinds: [], decisions: [], modules: [] }

class Rules {
  /** Of the game on this page. */
  current = $state.raw<RulesInfo>(NOTHING)

  /** The module to which a card belongs that is not money. */
  findByCard(card: string): ModuleInfo | undefined {
    const { modules } = this.current
    const bearer = modules.find((module) => module.cards.includes(card))
    return bearer ?? modules.find((module) => module.holdings.some((holding) => holding.pieces === 'pictures'))
  }

  /** A tile that has no picture of its own. */
  findTile(name: string): TileInfo | undefined {
    return this.#tiles.find((tile) => tile.name === name)
  }

  /** The colour that a building type without pictures brings. */
  colourOf(type: string): string | undefined {
    return this.#tiles.find((tile) => tile.type === type)?.colour
  }

  get #tiles(): TileInfo[] {
    return this.current.modules.flatMap((module) => module.tiles)
  }

  /** The module whose things lie on tiles. */
  get covering(): { module: ModuleInfo; holding: HoldingInfo } | undefined {
    return this.holdings.find(({ holding }) => holding.covers)
  }

  get holdings(): { module: ModuleInfo; holding: HoldingInfo }[] {
    return this.current.modules.flatMap((module) => module.holdings.map((holding) => ({ module, holding })))
  }

  /** Does a kind of action of some module let go of a tile that is not built? */
  isLettingGo(kind: string): boolean {
    return this.current.modules.some(({ aside, kinds }) => aside === kind && kinds.some((one) => one.name === kind))
  }

  /** Who takes part in majorities besides the players. */
  get parties(): string[] {
    return this.current.modules.flatMap((module) => module.parties)
  }

  /** Decisions of several people at once, in which silence can be ordered for good. */
  get windows(): { module: ModuleInfo; decision: DecisionInfo }[] {
    return this.current.modules.flatMap((module) =>
      module.decisions.filter((decision) => decision.silence).map((decision) => ({ module, decision })),
    )
  }
}

export const rules = new Rules()
