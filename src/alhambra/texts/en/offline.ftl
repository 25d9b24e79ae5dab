### What the browser client says when there is no server to ask for the other texts.

offline-title = No connection
offline-about = The Alhambra server cannot be reached. Your games are safe there. This page will continue by itself as soon as you are online again.
offline-again = Try again
