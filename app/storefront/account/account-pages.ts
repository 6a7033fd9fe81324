import type { Dependent } from "../session/features";

type AccountPageEntry = Dependent & {
  title: string;
  /** The address may go on with `$orderId` and `$subOrderId`; without this, a longer address is answered 404. */
  hasSubpages?: true;
} & (
    | {
        /** Heading of the page's group in the menu; "" for a page above all groups. */
        group: string;
        parent?: undefined;
      }
    | {
        /** The page of the menu that leads here; the page itself is not in the menu. */
        parent: string;
        group?: undefined;
      }
  );

const ORDERS = "Orders and designs";
const REWARDS = "Rewards and credit";
const ACCOUNT = "Your account";

/**
 * The pages of the account by the component in their address, /customer/account/{component}, in the order of the menu.
 * The files of a page are in the folder of the same name: `page.tsx` (its component, by default), `loader.server.ts`
 * and, for a page with forms, `action.server.ts`. After a change here or a new file of these, run `npm run codegen`.
 */
const pages = {
  dashboard: { title: "My Dashboard", group: "" },
  "my-orders": { title: "My Orders", group: ORDERS },
  "view-order": { title: "Your Order", parent: "my-orders", hasSubpages: true },
  "my-saved-design": { title: "My Saved Designs", group: ORDERS, needs: "saved designs", hasSubpages: true },
  "my-rewards": { title: "My Rewards", group: REWARDS, needs: "points", hasSubpages: true },
  "my-credits": { title: "My Credits", group: REWARDS, needs: "store credit" },
  "gift-card-balance": { title: "Gift Cards", group: REWARDS, needs: "gift cards" },
  "refer-and-earn": { title: "Refer and Earn", group: REWARDS, needs: "recommendations" },
  information: { title: "Account Information", group: ACCOUNT },
  "address-book": { title: "Address Book", group: ACCOUNT },
  "add-address": { title: "Add a New Address", parent: "address-book" },
  "edit-address": { title: "Edit Address", parent: "address-book", hasSubpages: true },
  newsletter: { title: "Promotional Consent", group: ACCOUNT },
  sessions: { title: "Where You're Signed In", group: ACCOUNT, needs: "sessions" },
  privacy: { title: "Privacy", group: ACCOUNT, needs: "leaving" },
} satisfies Record<string, AccountPageEntry>;

export type AccountPageName = keyof typeof pages;

export const accountPages: Record<AccountPageName, AccountPageEntry> = pages;

export const accountPageNames = Object.keys(pages) as AccountPageName[];

/** The page that the menu marks as current: the page itself, or its parent. */
export function menuPage(name: AccountPageName): AccountPageName {
  const { parent } = accountPages[name];
  return isAccountPageName(parent) ? parent : name;
}

/** Path of the list that a page shows one item of, such as that of the orders; null for other pages. */
export function listPath(name: AccountPageName): string | null {
  const { hasSubpages, parent } = accountPages[name];
  return hasSubpages && parent ? `/customer/account/${parent}` : null;
}

/** Document title of a page: the `pageTitle` of its data, or the page's default. */
export function accountPageTitle(name: AccountPageName, data: object): string {
  return "pageTitle" in data && typeof data.pageTitle === "string"
    ? data.pageTitle
    : accountPages[name].title;
}

/** Checks whether a path segment is the name of a page. */
export function isAccountPageName(component: string | undefined): component is AccountPageName {
  return component !== undefined && Object.hasOwn(accountPages, component);
}
