import registry from "./tools.generated.json";

/** A design tool of the shop (specification §2 "Design tools"). remix.config.js makes a route of each. */
export interface Tool {
  slug: string;
  path: string;
  /** What search engines are told, unless the provider knows better; robots stand in content/route-metadata.ts. */
  title: string;
  description: string;
  /** Separated by commas. */
  keywords: string;
}

/** The tool that lives at this path; undefined when there is none. */
export function findTool(pathname: string): Tool | undefined {
  const path = pathname.replace(/\/+$/, "");
  return tools.find((tool) => tool.path === path);
}

/** What search engines are told of the tool at this path; nothing when there is none. */
export function toolMetadata(pathname: string): Partial<Pick<Tool, "title" | "description" | "keywords">> {
  const tool = findTool(pathname);
  return tool ? { title: tool.title, description: tool.description, keywords: tool.keywords } : {};
}

export const tools: Tool[] = registry;
