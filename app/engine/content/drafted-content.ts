import type { ContentKindCode } from "../database/tables/content-tables";

/** A piece of content whose draft counts as published for one request. */
export interface DraftedContent {
  kind: ContentKindCode;
  identifier: string;
  /** Of the kind's table. */
  row: Record<string, unknown>;
}
