## What the server limits, and sessions

server-refusal-hint-waits = A bot is still thinking about your last question.
server-refusal-too-many-hints = You have asked for many hints. Wait a moment.
