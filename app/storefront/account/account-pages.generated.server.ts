// Generated from app/storefront/account/account-pages.ts and its folders by `npm run codegen`. Do not edit.
import { action as viewOrderAction } from "./view-order/action.server";
import { action as mySavedDesignAction } from "./my-saved-design/action.server";
import { action as myRewardsAction } from "./my-rewards/action.server";
import { action as giftCardBalanceAction } from "./gift-card-balance/action.server";
import { action as referAndEarnAction } from "./refer-and-earn/action.server";
import { action as informationAction } from "./information/action.server";
import { action as addressBookAction } from "./address-book/action.server";
import { action as addAddressAction } from "./add-address/action.server";
import { action as editAddressAction } from "./edit-address/action.server";
import { action as newsletterAction } from "./newsletter/action.server";
import { action as sessionsAction } from "./sessions/action.server";
import { action as privacyAction } from "./privacy/action.server";
import { loader as dashboardLoader } from "./dashboard/loader.server";
import dashboardPage from "./dashboard/page";
import { loader as myOrdersLoader } from "./my-orders/loader.server";
import myOrdersPage from "./my-orders/page";
import { loader as viewOrderLoader } from "./view-order/loader.server";
import viewOrderPage from "./view-order/page";
import { loader as mySavedDesignLoader } from "./my-saved-design/loader.server";
import mySavedDesignPage from "./my-saved-design/page";
import { loader as myRewardsLoader } from "./my-rewards/loader.server";
import myRewardsPage from "./my-rewards/page";
import { loader as myCreditsLoader } from "./my-credits/loader.server";
import myCreditsPage from "./my-credits/page";
import { loader as giftCardBalanceLoader } from "./gift-card-balance/loader.server";
import giftCardBalancePage from "./gift-card-balance/page";
import { loader as referAndEarnLoader } from "./refer-and-earn/loader.server";
import referAndEarnPage from "./refer-and-earn/page";
import { loader as informationLoader } from "./information/loader.server";
import informationPage from "./information/page";
import { loader as addressBookLoader } from "./address-book/loader.server";
import addressBookPage from "./address-book/page";
import { loader as addAddressLoader } from "./add-address/loader.server";
import addAddressPage from "./add-address/page";
import { loader as editAddressLoader } from "./edit-address/loader.server";
import editAddressPage from "./edit-address/page";
import { loader as newsletterLoader } from "./newsletter/loader.server";
import newsletterPage from "./newsletter/page";
import { loader as sessionsLoader } from "./sessions/loader.server";
import sessionsPage from "./sessions/page";
import { loader as privacyLoader } from "./privacy/loader.server";
import privacyPage from "./privacy/page";

export const serverPages = {
  "dashboard": dashboardPage,
  "my-orders": myOrdersPage,
  "view-order": viewOrderPage,
  "my-saved-design": mySavedDesignPage,
  "my-rewards": myRewardsPage,
  "my-credits": myCreditsPage,
  "gift-card-balance": giftCardBalancePage,
  "refer-and-earn": referAndEarnPage,
  "information": informationPage,
  "address-book": addressBookPage,
  "add-address": addAddressPage,
  "edit-address": editAddressPage,
  "newsletter": newsletterPage,
  "sessions": sessionsPage,
  "privacy": privacyPage,
};

export const loaders = {
  "dashboard": dashboardLoader,
  "my-orders": myOrdersLoader,
  "view-order": viewOrderLoader,
  "my-saved-design": mySavedDesignLoader,
  "my-rewards": myRewardsLoader,
  "my-credits": myCreditsLoader,
  "gift-card-balance": giftCardBalanceLoader,
  "refer-and-earn": referAndEarnLoader,
  "information": informationLoader,
  "address-book": addressBookLoader,
  "add-address": addAddressLoader,
  "edit-address": editAddressLoader,
  "newsletter": newsletterLoader,
  "sessions": sessionsLoader,
  "privacy": privacyLoader,
};

export const actions = {
  "view-order": viewOrderAction,
  "my-saved-design": mySavedDesignAction,
  "my-rewards": myRewardsAction,
  "gift-card-balance": giftCardBalanceAction,
  "refer-and-earn": referAndEarnAction,
  "information": informationAction,
  "address-book": addressBookAction,
  "add-address": addAddressAction,
  "edit-address": editAddressAction,
  "newsletter": newsletterAction,
  "sessions": sessionsAction,
  "privacy": privacyAction,
};
