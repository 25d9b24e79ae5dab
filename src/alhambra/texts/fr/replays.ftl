### Les robots de l’échelle, les parties rejouées, et ce que le serveur en dit.

bot-random = Hasard
    .about = Joue au hasard parmi les actions permises. Pratique pour essayer.
bot-novice = Débutant
    .about = Achète ce qu’il peut payer et construit là où il y a de la place. Un enfant peut le battre.
bot-greedy = Marchand
    .about = Prend ce qui vaut le plus tout de suite, sans regarder plus loin.
bot-expert = Expert
    .about = Prépare tout son tour et regarde ce que les autres pourraient répondre.
bot-master = Maître
    .about = Joue mentalement la suite de ses meilleurs tours, de nombreuses fois, avant de décider.
bot-champion = Champion
    .about = A appris de 600 000 parties ce que vaut une position. Testé à trois dans le jeu de base ; ailleurs, il peut être plus faible que le Maître.

server-refusal-unknown-bot = Ce bot n’existe pas ici, ou il réfléchirait trop longtemps.
server-refusal-bot-failed = Aucun bot n’a pu répondre. Réessayez.
server-refusal-unknown-language = Nous ne parlons pas cette langue.
server-refusal-replay-what = Envoyez soit un enregistrement, soit le numéro d’une table.
server-refusal-replay-missing = Cette partie n’est plus chargée. Chargez-la de nouveau.
server-refusal-replay-step = La partie n’a pas d’étape { $step } : la dernière est { $last }.
server-refusal-replay-seat = La partie n’a pas de place { $seat }.
server-refusal-replay-large = L’enregistrement est trop volumineux.
server-refusal-replay-unfinished = La partie n’est pas terminée. On pourra la revoir quand elle le sera.
server-refusal-replay-over = On ne peut pas continuer à partir d’ici : à cette étape, la partie est terminée.
server-refusal-replay-busy = Trop de parties sont en cours d’analyse. Réessayez plus tard.
server-refusal-analysis-waits = Une autre analyse est en cours pour vous. Attendez qu’elle soit finie.
server-refusal-too-many-analyses = Vous avez fait analyser beaucoup de parties. Réessayez plus tard.
