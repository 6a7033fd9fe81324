/** The sub-pages of the rewards, by the rest of their path (specification §2), in order. */
export const subPages = {
  rewardpoints: { tab: "Points", title: "Reward Points" },
  loyaltylevel: { tab: "Level", title: "Loyalty Level" },
  "loyaltylevel/join": { tab: null, title: "Join the Loyalty Levels" },
  transactions: { tab: "Transactions", title: "Points Transactions" },
  settings: { tab: "Settings", title: "Rewards Settings" },
  policy: { tab: "Policy", title: "Rewards Policy" },
} as const;

export type SubPage = keyof typeof subPages;

export const subPageNames = Object.keys(subPages) as SubPage[];

/** Returns the sub-page of a URL; the page itself shows the points. Null for an unknown one. */
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
