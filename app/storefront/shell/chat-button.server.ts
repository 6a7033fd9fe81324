/** On the server, which renders it at once; browsers fetch it. */
export { ChatButton } from "./chat-button";
