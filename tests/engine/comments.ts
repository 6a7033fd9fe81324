import type { EngineFixture, Sender } from "./engine-fixture";

/** Shares the sender's design and returns the token of its link. */
export async function shareDesign(engine: EngineFixture, sender: Sender, id: string): Promise<string> {
  const { data } = await engine.graphql(
    "mutation ($id: ID!) { shareDesign(id: $id) { share_token } }",
    { id },
    sender,
  );
  return data.shareDesign.share_token;
}

/** Sends a comment on a shared design. */
export function comment(engine: EngineFixture, sender: Sender, share_token: string, typed: object = {}) {
  return engine.graphql(
    "mutation ($input: AddDesignCommentInput!) { addDesignComment(input: $input) { id nickname text is_by_owner is_own is_resolved } }",
    { input: { share_token, nickname: "Grandma", text: "Such a good boy!", ...typed } },
    sender,
  );
}

/** Adds a comment and returns its id. */
export async function addComment(
  engine: EngineFixture,
  sender: Sender,
  token: string,
  typed?: object,
): Promise<string> {
  const { data } = await comment(engine, sender, token, typed);
  return data.addDesignComment.id;
}
