/** Why a backup cannot be made or restored, in words for the owner. */
export class BackupRefusal extends Error {
  override name = "BackupRefusal";
}
