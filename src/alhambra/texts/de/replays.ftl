### Die Bots der Leiter, nachgespielte Partien, und was der Server dazu sagt.

bot-random = Zufall
    .about = Wählt zufällig irgendeine erlaubte Aktion. Gut zum Ausprobieren.
bot-novice = Neuling
    .about = Kauft, was er bezahlen kann, und baut, wo Platz ist. Ein Kind kann ihn schlagen.
bot-greedy = Händler
    .about = Nimmt, was jetzt am meisten wert ist, und schaut nicht weiter.
bot-expert = Experte
    .about = Plant seinen ganzen Zug und bedenkt, was die anderen antworten könnten.
bot-master = Meister
    .about = Spielt seine besten Züge in Gedanken viele Male weiter, bevor er sich entscheidet.
bot-champion = Champion
    .about = Hat aus 600.000 Partien gelernt, was eine Stellung wert ist. Erprobt im Grundspiel zu dritt; sonst vielleicht schwächer als der Meister.

server-refusal-unknown-bot = Einen solchen Bot gibt es hier nicht, oder er würde zu lange nachdenken.
server-refusal-bot-failed = Kein Bot konnte antworten. Bitte noch einmal versuchen.
server-refusal-unknown-language = Diese Sprache sprechen wir nicht.
server-refusal-replay-what = Bitte entweder eine Aufzeichnung oder die Nummer eines Tisches senden.
server-refusal-replay-missing = Diese Partie ist nicht mehr geladen. Bitte noch einmal laden.
server-refusal-replay-step = Die Partie hat keinen Schritt { $step }: Der letzte ist { $last }.
server-refusal-replay-seat = Die Partie hat keinen Platz { $seat }.
server-refusal-replay-large = Die Aufzeichnung ist zu groß.
server-refusal-replay-unfinished = Die Partie ist noch nicht zu Ende. Danach kann man sie sich ansehen.
server-refusal-replay-over = Von hier aus lässt sich nichts mehr spielen: Bei diesem Schritt ist die Partie zu Ende.
server-refusal-replay-busy = Es werden schon zu viele Partien ausgewertet. Bitte später noch einmal versuchen.
server-refusal-analysis-waits = Eine andere Auswertung für dich läuft noch. Bitte warten, bis sie fertig ist.
server-refusal-too-many-analyses = Du hast schon viele Partien auswerten lassen. Bitte später noch einmal versuchen.
