import { Bar, Message } from '../../shell.tsx';

interface FailedProps {
  readonly title: string;
  readonly text: string;
}

/** Why a match cannot be looked at. */
export function Failed({ title, text }: FailedProps) {
  return (
    <>
      <Bar here="replays" />
      <Message title={title} text={text} />
    </>
  );
}
