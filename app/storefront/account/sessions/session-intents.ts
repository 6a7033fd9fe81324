/** What the forms of the page of sessions ask for, as their field `intent`. */
export const END_ONE = "end-one";
export const END_OTHERS = "end-others";
export const END_ALL = "end-all";

export const SESSIONS_PATH = "/customer/account/sessions";
