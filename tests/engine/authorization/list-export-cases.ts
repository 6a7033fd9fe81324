import type { AdminCase } from "./admin-cases";

const OWNERS = ["owner", "manager"];
const SUPPORT = [...OWNERS, "support"];

/** Who may export which list. */
export const listExportCases: Record<string, AdminCase> = {
  "Mutation.exportCustomers": { allowed: OWNERS },
  "Mutation.exportGiftCards": { allowed: OWNERS },
  "Mutation.exportContactMessages": { allowed: OWNERS },
  "Mutation.exportDraftOrders": { allowed: OWNERS },
  "Mutation.exportReviews": { allowed: SUPPORT, variables: () => ({ status: "PENDING" }) },
  "Mutation.exportQuestions": { allowed: SUPPORT, variables: () => ({ status: "PENDING" }) },
  "Mutation.exportSharedPhotos": { allowed: SUPPORT, variables: () => ({ status: "PENDING" }) },
  "Mutation.exportBlanks": { allowed: [...OWNERS, "operator"] },
  "Mutation.exportAbandonedCarts": { allowed: OWNERS },
  "Mutation.exportPrivacyRequests": { allowed: OWNERS, variables: () => ({ state: "WAITING" }) },
  "Mutation.exportAuditLog": { allowed: OWNERS },
};
