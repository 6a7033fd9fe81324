import { InviteFriendsDocument } from "~/provider/contract/documents.generated";
import { submittedForm } from "../../session/submitted-form.server";
import { noDeeper } from "../no-deeper.server";
import { roomDone, roomForm } from "../room-form.server";
import type { RoomVisit } from "../room-visit";
import { inviteValidator } from "./invite-form";

const ROOM = "/customer/account/refer-and-earn";

/** Sends the customer's link to friends. @throws Response 404 for a deeper address */
export async function inviteFriends(visit: RoomVisit): Promise<Response> {
  noDeeper(visit);
  const checked = await roomForm(visit, await submittedForm(visit.request), inviteValidator);
  if (checked instanceof Response) return checked;
  const answer = await visit.provider.attempt(InviteFriendsDocument, checked.data);
  if (!answer.status) return checked.refused(answer);
  const friends = answer.data.inviteFriends === 1 ? "your friend" : `${answer.data.inviteFriends} friends`;
  return roomDone(visit, ROOM, `Your link is on its way to ${friends}.`);
}
