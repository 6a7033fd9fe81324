import type { RoomName } from "./rooms";

export interface RoomGroup {
  /** Null for what stands above all others. */
  title: string | null;
  entries: RoomName[];
}

/** The side list of the account area: what belongs together, in the order in which it stands. */
export const roomGroups: RoomGroup[] = [
  { title: null, entries: ["dashboard"] },
  { title: "What you made", entries: ["my-orders", "my-saved-design"] },
  {
    title: "Rewards and credit",
    entries: ["my-rewards", "my-credits", "gift-card-balance", "refer-and-earn"],
  },
  { title: "About you", entries: ["information", "address-book", "newsletter", "sessions", "privacy"] },
];
