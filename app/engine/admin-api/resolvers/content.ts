import {
  deleteContent,
  discardContentDraft,
  publishContent,
  resetContent,
  saveContentDraft,
  undoContentChange,
} from "../../content-management/change-content";
import { contentPreview } from "../../content-management/content-preview";
import { contentView } from "../../content-management/content-view";
import { listContent } from "../../content-management/list-content";
import { readPageSize } from "../../shared/keyset-page";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const contentResolvers: Resolvers = {
  Query: {
    async contentItems(_parent, { kind, store_code: storeCode, filter, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const size = readPageSize(pageSize ?? 50);
      if (!storeCodes.includes(storeCode)) return { items: [], end_cursor: null };
      return listContent(context.db, {
        kind,
        storeCode,
        filter: filter ?? {},
        pageSize: size,
        after: after ?? null,
      });
    },
    async contentItem(_parent, { kind, store_code: storeCode, identifier }, context) {
      const { storeCodes } = await requireSession(context);
      if (!storeCodes.includes(storeCode)) return null;
      return contentView(context.db, { kind, storeCode, identifier: identifier ?? "" });
    },
    contentPreview: (_parent, { kind, store_code: storeCode, identifier }, context) =>
      contentPreview(context, { kind, storeCode, identifier }),
  },
  Mutation: {
    async saveContentDraft(_parent, { input }, context) {
      await saveContentDraft(context, input);
      return true;
    },
    async publishContent(_parent, { input }, context) {
      await publishContent(context, input);
      return true;
    },
    async discardContentDraft(_parent, { input }, context) {
      await discardContentDraft(context, input);
      return true;
    },
    async deleteContent(_parent, { input }, context) {
      await deleteContent(context, input);
      return true;
    },
    async resetContent(_parent, { input }, context) {
      await resetContent(context, input);
      return true;
    },
    async undoContentChange(_parent, { input }, context) {
      await undoContentChange(context, input);
      return true;
    },
  },
};
