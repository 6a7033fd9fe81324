import type { AccountPageData, AccountPageName } from "./account-pages";
import type { AccountVisit } from "./account-visit";
import { readAddressBook, readAddressToEdit, readNewAddress } from "./address-book/loader.server";
import { readDashboard } from "./dashboard/loader.server";
import { readGiftCards } from "./gift-card-balance/loader.server";
import { readInformation } from "./information/loader.server";
import { readMyCredits } from "./my-credits/loader.server";
import { readMyOrders } from "./my-orders/loader.server";
import { readMyRewards } from "./my-rewards/loader.server";
import { readSavedDesigns } from "./my-saved-design/loader.server";
import { readNewsletter } from "./newsletter/loader.server";
import { readPrivacy } from "./privacy/loader.server";
import { readReferAndEarn } from "./refer-and-earn/loader.server";
import { readSessions } from "./sessions/loader.server";
import { readOrder } from "./view-order/loader.server";

/** The loader of each page. A loader throws a 404 for an unknown path. */
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
