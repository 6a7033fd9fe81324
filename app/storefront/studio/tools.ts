import registry from "./tools.generated.json";

/** A design tool of the shop (specification §2 "Design tools"). remix.config.js creates its route. */
export interface Tool {
  slug: string;
  path: string;
  /**
   * Default metadata for search engines, which the provider may override; robots directives are in
   * content/route-metadata.ts.
   */
  title: string;
  description: string;
  /** Comma-separated. */
  keywords: string;
}

/** Returns the tool at this path; undefined when there is none. */
export function findTool(pathname: string): Tool | undefined {
  const path = pathname.replace(/\/+$/, "");
  return tools.find((tool) => tool.path === path);
}

/** Returns the metadata of the tool at this path; empty when there is none. */
export function toolMetadata(pathname: string): Partial<Pick<Tool, "title" | "description" | "keywords">> {
  const tool = findTool(pathname);
  return tool ? { title: tool.title, description: tool.description, keywords: tool.keywords } : {};
}

export const tools: Tool[] = registry;
