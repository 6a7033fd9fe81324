/** npm run content:export -- FOLDER [--store CODE]: writes the brand's content files with what staff have changed. */
import { runCommand } from "./closed-shop.mjs";

await runCommand(
  {
    usage: "npm run content:export -- FOLDER [--store mpc]",
    options: { store: { type: "string" } },
    accepts: (words) => words.length === 1,
  },
  (shop, [folder], values) => shop.exportContentFolder(folder, values),
);
