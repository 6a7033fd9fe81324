/** npm run catalog:export -- FOLDER [--store CODE]: writes the brand's product files with what staff have changed. */
import { runCommand } from "./closed-shop.mjs";

await runCommand(
  {
    usage: "npm run catalog:export -- FOLDER [--store mpc]",
    options: { store: { type: "string" } },
    accepts: (words) => words.length === 1,
  },
  (shop, [folder], values) => shop.exportCatalogFolder(folder, values),
);
