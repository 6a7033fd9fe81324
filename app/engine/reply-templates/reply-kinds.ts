import type { ReplyKind } from "../admin-api/resolvers.generated";
import type { Permission } from "../staff/permissions";

/** What staff reply to with templates. */
interface ReplyKindRules {
  /** Needed to reply, and therefore to use and to change the templates. */
  permission: Permission;
  /** Names that its templates may have between double braces. */
  placeholders: Placeholder[];
  /** Characters of a reply, and so of a template. */
  maxLength: number;
}

export type Placeholder = "first_name" | "order_number" | "product" | "shop" | "staff_name";

export const replyKinds: Record<ReplyKind, ReplyKindRules> = {
  CLAIM: {
    permission: "sales.claims",
    placeholders: ["first_name", "order_number", "product", "shop", "staff_name"],
    maxLength: 1000,
  },
  PROOF: {
    permission: "sales.proofs",
    placeholders: ["first_name", "order_number", "product", "shop", "staff_name"],
    maxLength: 1000,
  },
  // The reply is public, so it has neither an order nor the name of a person.
  QUESTION: {
    permission: "questions.answer",
    placeholders: ["first_name", "product", "shop"],
    maxLength: 3000,
  },
  CONTACT_MESSAGE: {
    permission: "customers.messages",
    placeholders: ["first_name", "shop", "staff_name"],
    maxLength: 3000,
  },
};
