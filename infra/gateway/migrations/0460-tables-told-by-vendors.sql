-- Dealers, seats and limits of live tables come from their vendor's feed while somebody looks; no table keeps them.
DROP TABLE live_tables;
