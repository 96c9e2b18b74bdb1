import { Harbour } from '../Harbour';
import { LoansApp } from '../loans/LoansApp';

export default function Page() {
  return (
    <main>
      <Harbour />
      <LoansApp />
    </main>
  );
}
