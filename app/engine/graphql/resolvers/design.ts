import { addComment } from "../../design-comments/add-comment";
import { ownDesignComments, sharedDesignComments } from "../../design-comments/list-comments";
import {
  clearComments,
  deleteComment,
  setCommentResolved,
  setCommentsClosed,
} from "../../design-comments/moderate-comments";
import { applyDesignToProduct } from "../../designs/apply-design-to-product";
import { claimDesigns } from "../../designs/claim-designs";
import { deleteDesign } from "../../designs/delete-design";
import { pricedTube } from "../../designs/design-counts";
import { designWarnings } from "../../designs/design-warnings";
import { duplicateDesign } from "../../designs/duplicate-design";
import { ownDesigns } from "../../designs/own-designs";
import { ownPhotos } from "../../designs/own-photos";
import { readOwnDesign } from "../../designs/read-design";
import { removePhotoFromList } from "../../designs/remove-photo";
import { renameDesign } from "../../designs/rename-design";
import { saveDesign } from "../../designs/save-design";
import { shareDesign, unshareDesign } from "../../designs/share-design";
import { viewSharedDesign } from "../../designs/shared-design";
import { viewDesign } from "../../designs/view-design";
import { requirePerson } from "../../shared/recaptcha";
import type { Resolvers } from "../resolvers.generated";

export const designResolvers: Resolvers = {
  Design: {
    warnings: (design, _arguments, context) => designWarnings(context, design),
    tube_mm: (design, _arguments, context) => pricedTube(context, design),
  },
  Query: {
    designs: (_root, { pageSize, currentPage }, context) =>
      ownDesigns(context, { pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 }),
    async design(_root, { id }, context) {
      const saved = await readOwnDesign(context, id);
      return saved && viewDesign(context, saved);
    },
    photos: (_root, { ids, pageSize }, context) => ownPhotos(context, { ids, pageSize: pageSize ?? 24 }),
    findsPets: (_root, _variables, { settings }) => settings.cutOutModel !== null,
    sharedDesign: (_root, { token }, context) => viewSharedDesign(context, token),
    sharedDesignComments: (_root, { token }, context) => sharedDesignComments(context, token),
    designComments: (_root, { id }, context) => ownDesignComments(context, id),
  },
  Mutation: {
    async saveDesign(_root, { input }, context) {
      const outcome = await saveDesign(context, input);
      if ("code" in outcome) return { design: null, user_errors: [outcome] };
      return { design: await viewDesign(context, outcome), user_errors: [] };
    },
    async claimDesigns(_root, _arguments, context) {
      await claimDesigns(context);
      return true;
    },
    renameDesign: async (_root, { id, name }, context) =>
      viewDesign(context, await renameDesign(context, id, name)),
    duplicateDesign: async (_root, { id, sku }, context) =>
      viewDesign(
        context,
        await (sku ? applyDesignToProduct(context, id, sku) : duplicateDesign(context, id)),
      ),
    shareDesign: async (_root, { id }, context) => viewDesign(context, await shareDesign(context, id)),
    unshareDesign: async (_root, { id }, context) => viewDesign(context, await unshareDesign(context, id)),
    async addDesignComment(_root, { input }, context) {
      await requirePerson(context);
      return addComment(context, input);
    },
    async deleteDesignComment(_root, { id }, context) {
      await deleteComment(context, id);
      return true;
    },
    resolveDesignComment: (_root, { id }, context) => setCommentResolved(context, id, true),
    reopenDesignComment: (_root, { id }, context) => setCommentResolved(context, id, false),
    async closeDesignComments(_root, { id }, context) {
      await setCommentsClosed(context, id, true);
      return true;
    },
    async clearDesignComments(_root, { id }, context) {
      await clearComments(context, id);
      return true;
    },
    async openDesignComments(_root, { id }, context) {
      await setCommentsClosed(context, id, false);
      return true;
    },
    deleteDesign: (_root, { id }, context) => deleteDesign(context, id),
    async removePhoto(_root, { id }, context) {
      await removePhotoFromList(context, id);
      return true;
    },
  },
};
