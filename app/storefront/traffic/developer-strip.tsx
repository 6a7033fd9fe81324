import { DeveloperLinks } from "../shell/shell-markup.server";
import { serverMarkup } from "../ui/server-markup";

/** Shows developers that the mode is on, and its commands (specification §4 "Developer mode"). */
export const DeveloperStrip = serverMarkup(
  DeveloperLinks,
  async () => (await import("./developer-links")).DeveloperLinks,
);
