### The command line: play, serve, admin.

## Help: play

cli-help-play = Play in the browser: starts a server on this machine and opens it.
cli-help-play-lan = Let others on the same network join; their address is printed too.
cli-help-play-no-browser = Do not open the browser, only print the address.
cli-help-play-port = The port; without it, a free one.
cli-help-play-data = The folder for the games; without it, the user’s data folder.

## Help: serve

cli-help-serve = Run a public server.
cli-help-serve-host = The address to listen on (127.0.0.1).
cli-help-serve-port = The port (8000); 0 takes a free one.
cli-help-serve-database = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; without it, SQLite in the data folder.
cli-help-serve-data = The data folder; without it, that of the user.
cli-help-serve-settings = A TOML file with settings; environment variables and options take precedence.
cli-help-serve-hosts = The names that the server answers to; without it, any.
cli-help-serve-origins = Origins that are allowed beside the server’s own.
cli-help-serve-proxies = Proxies whose X-Forwarded headers are trusted.
cli-help-serve-metrics-from = Who may read /metrics (this machine only).
cli-help-serve-address = How people reach the site, for links in notifications.
cli-help-serve-workers = Processes for bots; without it, one for each core but one.
cli-help-serve-log-level = How much is logged.
cli-help-serve-log-format = Log format: for people or for programs.
cli-help-serve-secure-cookies = Cookies only over HTTPS.
cli-help-serve-private-webhooks = Webhooks may lead into private networks.
cli-help-serve-idle-days = Close tables that nobody has used for this many days (14).

## Help: admin

cli-help-admin = Look after a site: people, tables, backups.
cli-help-admin-who = The name of an account, or the number of a person.
cli-help-admin-new = The new name.
cli-help-admin-table = The number of the table.
cli-help-admin-file = The file of the backup.
cli-help-admin-search = Only names that contain this.
cli-help-admin-all = Finished tables too.
cli-help-admin-mute = Stop somebody from chatting.
cli-help-admin-unmute = Let somebody chat again.
cli-help-admin-ban = Ban somebody from the site.
cli-help-admin-unban = Let somebody in again.
cli-help-admin-rename = Give somebody another name.
cli-help-admin-close-table = End a game without a result.
cli-help-admin-people = List the people.
cli-help-admin-tables = List the tables.
cli-help-admin-statistics = Count finished games for the profiles of their people, where an older version has not.
cli-help-admin-most = At most this many games.
cli-help-admin-backup = Write everything to a file, while the server runs.
cli-help-admin-restore = Fill an empty database from a backup.

## Answers

cli-serving = Serving at { $address }
cli-play-address = Play here: { $address }
cli-play-lan = Others in your network: { $address }
cli-play-no-lan = No network was found through which others could join.
cli-play-not-lan = The running server was started without --lan. Stop it, then start it again with --lan.
cli-play-stop = Press Ctrl+C to stop; your games are kept.
cli-play-again = It is running already: { $address }
cli-admin-mute = { $name } may not chat any more.
cli-admin-unmute = { $name } may chat again.
cli-admin-ban = { $name } is banned.
cli-admin-unban = { $name } is let in again.
cli-admin-rename = The new name is { $name }.
cli-admin-close-table = Table { $table } is closed.
cli-admin-statistics = { $count ->
    [one] { $count } game counted.
   *[other] { $count } games counted.
}
cli-admin-backup = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} written.
cli-admin-restore = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} restored.

## Headings of tables

cli-admin-person = Name
cli-admin-id = Number
cli-admin-kind = Kind
cli-admin-kind-guest = guest
cli-admin-kind-account = account
cli-admin-since = Since
cli-admin-flags = Status
cli-admin-is-muted = muted
cli-admin-is-banned = banned
cli-admin-seats = Seats
cli-admin-number = Number
cli-admin-phase = Phase
cli-admin-played = Game
cli-admin-who = Players
cli-admin-touched = Last active

## Errors

cli-bad-setting = The setting { $name } cannot be “{ $value }”: { $reason }.
cli-already-running = A server is already running on this database: { $address }
cli-cannot-listen = Cannot listen on { $address }: { $reason }. Choose another port.
cli-no-postgres = PostgreSQL needs the package asyncpg: pip install "alhambra[postgres]"
cli-no-database = The database cannot be used: { $reason }
cli-newer-database = This was written by a newer version of Alhambra: upgrade to use it.
cli-refused = { $line }
cli-backup-nothing-there = There is no database to back up.
cli-backup-not-empty = The database is not empty: restore into a new one.
cli-backup-damaged = The backup is damaged, or the file is not a backup.
cli-backup-unknown-format = The backup was made by a newer version.
