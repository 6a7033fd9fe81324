import type { AccountPageComponents } from "./account-pages";
import { AddAddressPage } from "./add-address/page";
import { AddressBookPage } from "./address-book/page";
import { DashboardPage } from "./dashboard/page";
import { EditAddressPage } from "./edit-address/page";
import { GiftCardBalancePage } from "./gift-card-balance/page";
import { InformationPage } from "./information/page";
import { MyCreditsPage } from "./my-credits/page";
import { MyOrdersPage } from "./my-orders/page";
import { MyRewardsPage } from "./my-rewards/page";
import { MySavedDesignPage } from "./my-saved-design/page";
import { NewsletterPage } from "./newsletter/page";
import { PrivacyPage } from "./privacy/page";
import { ReferAndEarnPage } from "./refer-and-earn/page";
import { SessionsPage } from "./sessions/page";
import { ViewOrderPage } from "./view-order/page";

/** On the server all pages are at hand; in the browser's build this module is empty. */
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
