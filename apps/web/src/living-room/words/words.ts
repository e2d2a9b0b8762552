/** The words of the living-room screen. */
export interface LivingRoomWords {
  readonly scan: string;
  readonly orType: string;
  readonly address: string;
  readonly onlyHere: string;
  readonly nobody: string;
  readonly freeChairs: (count: number) => string;
  readonly comeBack: string;
  readonly pace: string;
  readonly fullScreen: string;
  readonly leave: string;
  readonly another: string;
  readonly anotherByPhone: string;
}
