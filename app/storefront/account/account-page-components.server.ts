import type { AccountPageComponents } from "./account-pages";
import { AddAddressPage } from "./address-book/add-address-page";
import { AddressBookPage } from "./address-book/address-book-page";
import { EditAddressPage } from "./address-book/edit-address-page";
import { DashboardPage } from "./dashboard/dashboard-page";
import { GiftCardBalancePage } from "./gift-card-balance/gift-card-balance-page";
import { InformationPage } from "./information/information-page";
import { MyCreditsPage } from "./my-credits/my-credits-page";
import { MyOrdersPage } from "./my-orders/my-orders-page";
import { MyRewardsPage } from "./my-rewards/my-rewards-page";
import { MySavedDesignPage } from "./my-saved-design/my-saved-design-page";
import { NewsletterPage } from "./newsletter/newsletter-page";
import { PrivacyPage } from "./privacy/privacy-page";
import { ReferAndEarnPage } from "./refer-and-earn/refer-and-earn-page";
import { SessionsPage } from "./sessions/sessions-page";
import { ViewOrderPage } from "./view-order/view-order-page";

/** The server imports all pages; in the browser's build this module is empty. */
export const serverPages: AccountPageComponents | undefined = {
  dashboard: DashboardPage,
  information: InformationPage,
  "address-book": AddressBookPage,
  "add-address": AddAddressPage,
  "edit-address": EditAddressPage,
  "my-orders": MyOrdersPage,
  "view-order": ViewOrderPage,
  "my-saved-design": MySavedDesignPage,
  "my-rewards": MyRewardsPage,
  newsletter: NewsletterPage,
  sessions: SessionsPage,
  privacy: PrivacyPage,
  "my-credits": MyCreditsPage,
  "refer-and-earn": ReferAndEarnPage,
  "gift-card-balance": GiftCardBalancePage,
};
