import type { ComponentType } from "react";
import type { Dependent } from "../session/features";
import type { AddAddressData } from "./address-book/add-address-page";
import type { AddressBookData } from "./address-book/address-book-page";
import type { EditAddressData } from "./address-book/edit-address-page";
import type { DashboardData } from "./dashboard/dashboard-page";
import type { GiftCardBalanceData } from "./gift-card-balance/gift-card-balance-data";
import type { InformationData } from "./information/information-page";
import type { MyCreditsData } from "./my-credits/my-credits-page";
import type { MyOrdersData } from "./my-orders/my-orders-page";
import type { MyRewardsData } from "./my-rewards/my-rewards-page";
import type { MySavedDesignData } from "./my-saved-design/my-saved-design-page";
import type { NewsletterData } from "./newsletter/newsletter-page";
import type { PrivacyData } from "./privacy/privacy-page";
import type { ReferAndEarnData } from "./refer-and-earn/refer-and-earn-page";
import type { SessionsData } from "./sessions/sessions-page";
import type { ViewOrderData } from "./view-order/view-order-page";

/**
 * The pages of the account area by the component in their address, /customer/account/{component}.
 * A new page needs an entry in AccountPageData and in `accountPages`, its component in account-page.tsx and
 * account-page-components.server.ts, its loader in account-page-loaders.server.ts and, where it has forms, its action in
 * account-page-actions.server.ts.
 */
export interface AccountPageData {
  dashboard: DashboardData;
  information: InformationData;
  "address-book": AddressBookData;
  "add-address": AddAddressData;
  "edit-address": EditAddressData;
  "my-orders": MyOrdersData;
  "view-order": ViewOrderData;
  "my-saved-design": MySavedDesignData;
  "my-rewards": MyRewardsData;
  newsletter: NewsletterData;
  sessions: SessionsData;
  privacy: PrivacyData;
  "my-credits": MyCreditsData;
  "refer-and-earn": ReferAndEarnData;
  "gift-card-balance": GiftCardBalanceData;
}

export type AccountPageName = keyof AccountPageData;

/** The component of each page; it takes the data of the page's loader. */
export type AccountPageComponents = {
  [Name in AccountPageName]: ComponentType<{ data: AccountPageData[Name] }>;
};

interface AccountPageEntry extends Dependent {
  title: string;
  /** The menu entry that leads here: the page itself, or its parent. */
  entry: AccountPageName;
}

/** In the order of the side list. */
export const accountPages: Record<AccountPageName, AccountPageEntry> = {
  dashboard: { title: "My Dashboard", entry: "dashboard" },
  information: { title: "Account Information", entry: "information" },
  "address-book": { title: "Address Book", entry: "address-book" },
  "add-address": { title: "Add a New Address", entry: "address-book" },
  "edit-address": { title: "Edit Address", entry: "address-book" },
  "my-orders": { title: "My Orders", entry: "my-orders" },
  "view-order": { title: "Your Order", entry: "my-orders" },
  "my-saved-design": { title: "My Saved Designs", entry: "my-saved-design", needs: "saved designs" },
  "my-rewards": { title: "My Rewards", entry: "my-rewards", needs: "points" },
  newsletter: { title: "Promotional Consent", entry: "newsletter" },
  sessions: { title: "Where You're Signed In", entry: "sessions", needs: "sessions" },
  privacy: { title: "Privacy", entry: "privacy", needs: "leaving" },
  "my-credits": { title: "My Credits", entry: "my-credits", needs: "store credit" },
  "refer-and-earn": { title: "Refer and Earn", entry: "refer-and-earn", needs: "recommendations" },
  "gift-card-balance": { title: "Gift Cards", entry: "gift-card-balance", needs: "gift cards" },
};

/** Document title of a page: the `pageTitle` of its data if present, else the page's own. */
export function accountPageTitle(name: AccountPageName, data: object): string {
  return "pageTitle" in data && typeof data.pageTitle === "string"
    ? data.pageTitle
    : accountPages[name].title;
}

/** Whether the path segment is the name of a page. */
export function isAccountPageName(component: string | undefined): component is AccountPageName {
  return component !== undefined && Object.hasOwn(accountPages, component);
}
