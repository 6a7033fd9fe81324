import registry from "./tools.generated.json";

/** A design tool of the shop (specification §2 "Design tools"). remix.config.js creates its route. */
export interface Tool {
  slug: string;
  path: string;
  /** Default metadata for search engines, which the provider may override. */
  title: string;
  description: string;
  /** Comma-separated. */
  keywords: string;
  /** Title of the choice among its products, where they differ in more than their layout. */
  versions?: string;
  /** Keys of the layouts that it offers; all of the blueprint's by default. */
  templates?: string[];
}

/** Returns the tool at this path; undefined when there is none. */
export function findTool(pathname: string): Tool | undefined {
  const path = pathname.replace(/\/+$/, "");
  return tools.find((tool) => tool.path === path);
}

/**
 * Returns the default metadata of the tool at this path; empty when there is none. Robots directives that differ are in
 * content/route-metadata.ts.
 */
export function toolMetadata(
  pathname: string,
): Partial<Pick<Tool, "title" | "description" | "keywords"> & { robots: string }> {
  const tool = findTool(pathname);
  if (!tool) return {};
  const { title, description, keywords } = tool;
  return { title, description, keywords, robots: "INDEX,FOLLOW" };
}

export const tools: Tool[] = registry;
