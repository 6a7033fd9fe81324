import type { RoutePageQuery } from "~/provider/contract/documents.generated";
import { currentSettings } from "~/settings.server";
import type { ContentView } from "./content-page";

export type RoutedContent = Extract<NonNullable<RoutePageQuery["route"]>, { identifier: string | null }>;

/** A content page, for its page. */
export function contentView(page: RoutedContent): ContentView {
  const heading = page.content_heading || page.title || "";
  return {
    kind: "content",
    page: {
      title: page.meta_title || `${heading} | My Pet Canvas`,
      description: page.meta_description ?? "",
      canonical: `${currentSettings().publicUrl}/${page.identifier}`,
    },
    heading,
    content: page.content ?? "",
  };
}
