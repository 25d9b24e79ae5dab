## Ce que le serveur limite, et les sessions

server-refusal-hint-waits = Un bot réfléchit encore à votre dernière question.
server-refusal-too-many-hints = Vous avez demandé beaucoup de conseils. Attendez un instant.
