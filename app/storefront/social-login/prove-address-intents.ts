/** The two forms of the page, by their field `intent`. */
export const SEND_CODE = "send-code";
export const TYPE_CODE = "type-code";
