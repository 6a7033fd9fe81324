import { expect, test } from "vitest";
import { roomGroups } from "~/storefront/account/room-groups";
import { rooms } from "~/storefront/account/rooms";

test("every room that the side list leads to stands in it once", () => {
  const listed = roomGroups.flatMap(({ entries }) => entries);
  const entries = new Set(Object.values(rooms).map(({ entry }) => entry));
  expect(listed.toSorted()).toEqual([...entries].toSorted());
});
