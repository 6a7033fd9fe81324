import registry from "./tools.json";

/** A design tool of the shop (specification §2 "Design tools"). remix.config.js makes a route of each. */
export interface Tool {
  slug: string;
  path: string;
  title: string;
  description: string;
  /** The product it opens with when the address names none; any other of the products designed here is asked for by sku. */
  sku: string;
}

/** The tool that lives at this path; undefined when there is none. */
export function findTool(pathname: string): Tool | undefined {
  const path = pathname.replace(/\/+$/, "");
  return tools.find((tool) => tool.path === path);
}

export const tools: Tool[] = registry;
