import type { AccountPageData, AccountPageName } from "./account-pages";
import type { AccountVisit } from "./account-visit";
import { readAddressBook, readAddressToEdit, readNewAddress } from "./address-book/read-address-book.server";
import { readDashboard } from "./dashboard/read-dashboard.server";
import { readGiftCards } from "./gift-card-balance/read-gift-cards.server";
import { readInformation } from "./information/read-information.server";
import { readMyCredits } from "./my-credits/read-my-credits.server";
import { readMyOrders } from "./my-orders/read-my-orders.server";
import { readMyRewards } from "./my-rewards/read-my-rewards.server";
import { readSavedDesigns } from "./my-saved-design/read-saved-designs.server";
import { readNewsletter } from "./newsletter/read-newsletter.server";
import { readPrivacy } from "./privacy/read-privacy.server";
import { readReferAndEarn } from "./refer-and-earn/read-refer-and-earn.server";
import { readSessions } from "./sessions/read-sessions.server";
import { readOrder } from "./view-order/read-order.server";

/** The loaders of the pages. A loader throws a 404 for an unknown path. */
export const accountPageLoaders: {
  [Name in AccountPageName]: (visit: AccountVisit) => Promise<AccountPageData[Name]>;
} = {
  dashboard: readDashboard,
  information: readInformation,
  "address-book": readAddressBook,
  "add-address": readNewAddress,
  "edit-address": readAddressToEdit,
  "my-orders": readMyOrders,
  "view-order": readOrder,
  "my-saved-design": readSavedDesigns,
  "my-rewards": readMyRewards,
  newsletter: readNewsletter,
  sessions: readSessions,
  privacy: readPrivacy,
  "my-credits": readMyCredits,
  "refer-and-earn": readReferAndEarn,
  "gift-card-balance": readGiftCards,
};
