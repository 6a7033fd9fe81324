/** The sub-pages of the rewards by what follows the room in their address (specification §2), in their order. */
export const subPages = {
  rewardpoints: { tab: "Points" },
  loyaltylevel: { tab: "Level" },
  "loyaltylevel/join": { tab: null },
  transactions: { tab: "Transactions" },
  settings: { tab: "Settings" },
  policy: { tab: "Policy" },
} as const;

export type SubPage = keyof typeof subPages;

export const subPageNames = Object.keys(subPages) as SubPage[];

/** Which sub-page an address means; the room itself shows the points. Null when there is none. */
export function subPageOf(orderId = "rewardpoints", subOrderId?: string): SubPage | null {
  const isMeant = (name: SubPage) => {
    const [first, second] = name.split("/");
    return first === orderId && second === subOrderId;
  };
  return subPageNames.find(isMeant) ?? null;
}

/** Path of a sub-page. */
export function rewardsPath(subPage: SubPage): string {
  return `/customer/account/my-rewards/${subPage}`;
}
