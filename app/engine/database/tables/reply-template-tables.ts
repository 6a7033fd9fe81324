import type { Generated } from "kysely";

/** A text that staff insert into a reply. */
export interface ReplyTemplateTable {
  id: Generated<number>;
  store_code: string;
  kind: "CLAIM" | "PROOF" | "QUESTION" | "CONTACT_MESSAGE";
  /** Unique among the store's templates of the kind. */
  title: string;
  /** With placeholders, such as {{first_name}}. */
  text: string;
}

/** Locked to change a store's templates of a kind. */
export interface ReplyTemplateKindTable {
  store_code: string;
  kind: ReplyTemplateTable["kind"];
}
