import type { AccountPageName } from "./account-pages";

export interface MenuGroup {
  /** Null for the first group, which has no title. */
  title: string | null;
  entries: AccountPageName[];
}

/** The groups of the account menu, in order. */
export const menuGroups: MenuGroup[] = [
  { title: null, entries: ["dashboard"] },
  { title: "Orders and designs", entries: ["my-orders", "my-saved-design"] },
  {
    title: "Rewards and credit",
    entries: ["my-rewards", "my-credits", "gift-card-balance", "refer-and-earn"],
  },
  { title: "Your account", entries: ["information", "address-book", "newsletter", "sessions", "privacy"] },
];
