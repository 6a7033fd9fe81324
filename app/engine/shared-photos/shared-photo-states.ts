/** The state machine of a shared photo. Only an approved one is shown to everybody. */

export type SharedPhotoStatus = "new" | "approved" | "rejected" | "withdrawn";

/** A customer's withdrawal is final: it ends the consent. */
const transitions: Record<SharedPhotoStatus, SharedPhotoStatus[]> = {
  new: ["approved", "rejected", "withdrawn"],
  approved: ["rejected", "withdrawn"],
  rejected: ["approved", "withdrawn"],
  withdrawn: [],
};

/** The reason the photo cannot change to that status; null when it can. */
export function sharedPhotoRejection(status: string, next: SharedPhotoStatus): string | null {
  if (!isStatus(status)) return "The photo has an unknown status.";
  if (status === next) return `The photo is already ${next}.`;
  if (status === "withdrawn") return "The customer has withdrawn this photo. It can't be used anymore.";
  return transitions[status].includes(next) ? null : `The photo is ${status}; it can't become ${next}.`;
}

function isStatus(status: string): status is SharedPhotoStatus {
  return Object.hasOwn(transitions, status);
}
