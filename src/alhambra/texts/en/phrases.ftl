### Phrases that everybody reads in their own language, and private notes.

phrase-hello = Hello!
phrase-luck = Good luck, and have fun!
phrase-nice = Nicely done!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-good-game = Good game!
phrase-again = Another game?
web-phrases = Quick phrases
web-phrases-about = Everybody reads them in their own language.
web-notes = Your notes
web-notes-about = Only you can see them, at the table and in the replay.
web-notes-kept = Saved.
server-refusal-too-many-notes = You have notes on { $most } games, and there cannot be more: delete some first.
