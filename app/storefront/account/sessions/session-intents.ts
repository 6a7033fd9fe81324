/** Actions of the forms on the page of sessions, by the field `intent`. */
export const CLOSE_ONE = "end-one";
export const CLOSE_OTHERS = "end-others";
export const CLOSE_ALL = "end-all";

export const SESSIONS_PATH = "/customer/account/sessions";
