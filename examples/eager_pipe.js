// The same bot in JavaScript: lays the path card that lies furthest east, else anything.
const lines = require("node:readline").createInterface({ input: process.stdin });
const column = (action) => Number(action.split(" ")[2].split(",")[0]);

lines.on("line", (line) => {
  if (!line.startsWith("choose ")) return;
  const actions = line.slice("choose ".length).split(" | ");
  const paths = actions.filter((action) => action.startsWith("place "));
  paths.sort((one, other) => column(other) - column(one));
  console.log(paths[0] ?? actions[Math.floor(Math.random() * actions.length)]);
});
