import { serverMarkup } from "../shell/server-markup";
import { DeveloperLinks } from "../shell/shell-markup.server";

/** Shows developers that the mode is on, and its commands (specification §4 "Developer mode"). */
export const DeveloperStrip = serverMarkup(
  DeveloperLinks,
  async () => (await import("./developer-links")).DeveloperLinks,
);
