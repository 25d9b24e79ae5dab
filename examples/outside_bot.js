#!/usr/bin/env node
// A bot outside: it knows nothing but the lines described in docs/outside-bots.md.
//
//     alhambra arena --bots outside:examples/outside_bot.js --against random --games 30
//
// It buys when it can pay exactly, builds whatever it has bought, and otherwise takes the most money.

"use strict";

const readline = require("node:readline");

const worth = (cards) => cards.split("+").reduce((sum, card) => sum + Number(card.slice(2) || 0), 0);

// The price is the number in a tile's name: 8 in "G8sw".
const price = (tile) => Number(tile.match(/\d+/)?.[0] ?? 0);

function liking(option) {
  const [kind, first, second] = option.split(" ");
  switch (kind) {
    case "buy":
      return worth(second) === price(first) ? 100 : 60 - 5 * (worth(second) - price(first));
    case "place":
    case "add":
      return 90;
    case "reserve":
      return 40;
    case "take":
      return 20 + worth(first);
    case "remove":
    case "swap":
      return 0;
    default:
      return 10;
  }
}

const best = (options) => options.reduce((one, other) => (liking(other) > liking(one) ? other : one));

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [word] = line.split(" ", 1);
  if (word === "alhambra") {
    console.log("name Example in JavaScript");
    console.log("ready");
  } else if (word === "choose") {
    const { options } = JSON.parse(line.slice(word.length));
    console.log(`action ${best(options)}`);
  }
});
