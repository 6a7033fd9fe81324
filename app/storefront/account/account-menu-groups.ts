import type { AccountPageName } from "./account-pages";

export interface MenuGroup {
  /** Null for what stands above all others. */
  title: string | null;
  entries: AccountPageName[];
}

/** The side list of the account area: what belongs together, in the order in which it stands. */
export const menuGroups: MenuGroup[] = [
  { title: null, entries: ["dashboard"] },
  { title: "Orders and designs", entries: ["my-orders", "my-saved-design"] },
  {
    title: "Rewards and credit",
    entries: ["my-rewards", "my-credits", "gift-card-balance", "refer-and-earn"],
  },
  { title: "Your account", entries: ["information", "address-book", "newsletter", "sessions", "privacy"] },
];
