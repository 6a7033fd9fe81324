/** Actions of the forms on the page of sessions, by the field `intent`. */
export const END_ONE = "end-one";
export const END_OTHERS = "end-others";
export const END_ALL = "end-all";

export const SESSIONS_PATH = "/customer/account/sessions";
