## What the server limits, and sessions

server-refusal-hint-waits = A bot is still thinking about your last question.
server-refusal-too-many-hints = You have asked for many hints. Wait a moment.
server-refusal-too-many-questions = You have asked what many actions would do. Wait a moment.
server-refusal-session-ended = This session has ended. Sign in again to go on.
server-refusal-no-session = There is no such session.
server-refusal-no-account = This needs an account.
server-refusal-webhook-waits = Another look-up of yours is still under way. Wait a moment.
server-refusal-webhook-port = Webhooks go to the ports { $ports } only.
server-refusal-overloaded = The server has too much to do right now. Games go on, but nothing new can begin: try again in a few minutes.
server-refusal-replay-often = You have opened many records. Wait a moment, then try again.
server-refusal-too-much-log = You have been sent this game many times. Wait a moment, then come back.
server-refusal-sent-away = The host has sent you away from this table. Ask for a new invitation.
server-refusal-spectators-quiet = The host has asked spectators not to talk.
server-refusal-no-speaker = Nobody else at this table has said anything under that name.
server-refusal-too-much-talk = You are talking very fast. Wait a moment.
server-refusal-name-mixed = A word in this name mixes letters of several scripts that look alike.
