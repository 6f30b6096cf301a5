// Replaces Blog/Components/Author: the stock one brings a look and drawings of its own.
import type {Props} from '@theme/Blog/Components/Author';
import type {ReactNode} from 'react';
import {AuthorHeading} from '../../../../components/AuthorHeading';

export default function Author({author}: Props): ReactNode {
  return <AuthorHeading {...author} />;
}
