### What the browser client says when there is no server to ask for the other texts.

offline-title = No connection
offline-about = The Alhambra server cannot be reached. Your games are kept there, as they were; this page goes on by itself when you are online again.
offline-again = Try again
