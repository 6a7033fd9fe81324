/** Values of the field `intent` of the forms of the page. */
export const END_ONE = "end-one";
export const END_OTHERS = "end-others";
export const END_ALL = "end-all";

export const SESSIONS_PATH = "/customer/account/sessions";
