/** Magento's number of the only website. */
export const WEBSITE_ID = 1;
